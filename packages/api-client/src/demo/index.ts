export { DEMO, type DemoAccount, type DemoNotification, type DemoOrder } from './accounts.ts';
export { DEMO_APPLICATION } from './application.ts';
export { balanceOf, type DemoMovement } from './movements.ts';
export { demoOffers, POOL, type DemoOffer } from './market.ts';
export { demoGiving, type DemoGiving } from './giving.ts';
