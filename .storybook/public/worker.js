// msw's worker asks the page about each request. No story mocks the built assets, so they bypass the worker where the
// browser supports static routing; in other browsers they pass through it.
importScripts('mockServiceWorker.js');
addEventListener('install', (event) => {
  if ('addRoutes' in event)
    event.waitUntil(event.addRoutes({ condition: { urlPattern: 'assets/*' }, source: 'network' }));
});
