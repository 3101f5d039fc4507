// msw's worker, which asks the page about each call. No story mocks the code of a build: it comes past the worker where the browser can route (others
// send it through, as without this file).
importScripts('mockServiceWorker.js');
addEventListener('install', (event) => {
  if ('addRoutes' in event)
    event.waitUntil(event.addRoutes({ condition: { urlPattern: 'assets/*' }, source: 'network' }));
});
