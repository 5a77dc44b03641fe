/** The most values that Firestore accepts in one `in` or `array-contains-any`. */
export const MOST_IN_ONE_QUERY = 30;
