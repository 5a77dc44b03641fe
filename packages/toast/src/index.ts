export { type News, news, onFirstNews, onNews } from './news.ts';
export {
  dismissToast,
  type ToastAction,
  type ToastMessage,
  type ToastRecord,
  toast,
  toastStore,
  UNDO_MS,
  updateToast,
} from './toasts.ts';
