import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { ShareOfferCard } from './index.ts';

const offer = { type: 'sell', shares: 40, price: 12500, total: 500000, status: 'pending' } as const;
describeComponent(
  'ShareOfferCard',
  <ShareOfferCard
    {...offer}
    filled={15}
    expiresOn="2026-12-21"
    action={{ kind: 'cancel', onPress: () => undefined }}
  />,
);

it.each([
  ['sell', 'Buy these shares'],
  ['buy', 'Sell to this buyer'],
] as const)('labels the accept action of an offer to %s: %s', async (type, label) => {
  const ui = await renderUi(
    <ShareOfferCard {...offer} type={type} action={{ kind: 'accept', onPress: () => undefined }} />,
    { locale: 'en' },
  );
  expect(ui.container.querySelector('button')?.textContent).toBe(label);
});

it('shows no progress for an offer without partial fills', async () => {
  const ui = await renderUi(<ShareOfferCard {...offer} />);
  expect(ui.container.querySelector('[role="progressbar"]')).toBeNull();
  await ui.rerender(<ShareOfferCard {...offer} filled={0} />);
  expect(ui.container.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('0');
});

it.each([
  [1, 'بيع حصة واحدة'],
  [2, 'بيع حصتين'],
  [5, 'بيع ٥ حصص'],
  [40, 'بيع ٤٠ حصة'],
])('uses the Arabic plural form of %i shares', async (shares, title) => {
  const ui = await renderUi(<ShareOfferCard {...offer} shares={shares} />);
  expect(ui.container.querySelector('h3')?.textContent).toBe(title);
});
