let waiting: (() => void)[] = [];

/** Says on the document that the page at hand has been taken over: from here on links and forms answer without a round trip. */
export function markReady(): void {
  document.documentElement.dataset['ready'] = 'true';
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
}

/** Once the page has been taken over: whoever changes what it shows before that makes React throw the server's markup away. */
export function whenReady(act: () => void): void {
  if (document.documentElement.dataset['ready'] === 'true') act();
  else waiting.push(act);
}
