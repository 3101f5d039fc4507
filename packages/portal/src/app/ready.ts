/** Says on the document that the page at hand has been taken over: from here on links and forms answer without a round trip. */
export function markReady(): void {
  document.documentElement.dataset['ready'] = 'true';
}
