import { describe, expect, it } from 'vitest';
import { setupBrowser } from '../kit/browser.ts';
import { dialog, giveMonthly, MESSAGES } from '../kit/giving.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

const TEXTS = {
  ar: {
    next: /هـ · .* ٢٠٢/,
    change: 'تغيير البطاقة',
    left: 'الأشهر المتبقية',
    months: '٣',
    total: 'مجموع المتبقي',
    sum: '٩٠ ر.س',
  },
  en: {
    next: / 202\d · .* 14\d\d\sAH/,
    change: 'Change the card',
    left: 'Months left',
    months: '3',
    total: 'Total left to pay',
    sum: 'SAR 90',
  },
} as const;

describe.each(['ar', 'en'] as const)('monthly donation (%s)', (locale) => {
  const messages = MESSAGES[locale];
  const texts = TEXTS[locale];

  it('shows its next charge in both calendars, and the remaining amount when its card is changed', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 } });
    await giveMonthly(page, origin, messages);
    const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: texts.change }) });
    await card.locator('time').filter({ hasText: texts.next }).waitFor();
    await card.getByRole('button', { name: texts.change }).click();
    const line = (label: string) =>
      dialog(page)
        .locator('div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .last();
    await dialog(page).locator('summary').click();
    expect((await line(texts.left).innerText()).replaceAll('\u00a0', ' ')).toContain(texts.months);
    expect((await line(texts.total).innerText()).replaceAll('\u00a0', ' ')).toContain(texts.sum);
  });
});
