/** Files that share a process share its document as well: each leaves it empty, at the address where it found it. */
export function leaveDocument(address: string): void {
  const { documentElement: html, head, body } = document;
  for (const element of [html, head, body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const element of [head, body]) element.replaceChildren();
  // A click anywhere in a row means nothing while text is selected.
  getSelection()?.removeAllRanges();
  localStorage.clear();
  sessionStorage.clear();
  if (location.href !== address) history.replaceState(null, '', address);
}
