// A server component: it calls pure functions of the library and renders its components.
import { Button, formatDate, formatMoney, NewsCard, parseMobile, StatusBadge } from '@taawun/ui';
import { rules } from '@taawun/ui/forms';
import ar from '@taawun/ui/intl/ar';
import en from '@taawun/ui/intl/en';
import { createIntl } from 'react-intl/server';
import { ActionForm, HookForm } from './Pledge';
import { SignUp } from './SignUp';
import { TanStackForm } from './TanStackForm';

const text = {
  ar: { title: 'افتتاح سوق المنتجات', give: 'تبرّع', day: 'اليوم', amount: 'المبلغ', send: 'أرسل' },
  en: { title: 'The market opens', give: 'Donate', day: 'Day', amount: 'Amount', send: 'Send' },
};
const schema = rules.object({ iban_no: rules.string(rules.required(), rules.iban()) });

// oxlint-disable-next-line import/no-default-export -- Next wants one
export default async function Page({ params }: { params: Promise<{ locale: 'ar' | 'en' }> }) {
  const { locale } = await params;
  const intl = createIntl({ locale: locale === 'ar' ? 'ar-EG' : 'en-US', messages: { ar, en }[locale] });
  const valid = await schema.isValid({ iban_no: 'SA0380000000608010167519' });
  return (
    <main id="main">
      <NewsCard title={text[locale].title} href={`/${locale}`} date="2026-09-01" />
      <p id="pure">
        {[formatDate(locale, '2026-09-01'), formatMoney(intl, 12500), parseMobile('0501234567'), String(valid)].join(
          ' | ',
        )}
      </p>
      <StatusBadge status="completed" />
      <Button variant="giving" icon="heart">
        {text[locale].give}
      </Button>
      <HookForm texts={text[locale]} />
      <ActionForm texts={text[locale]} />
      <TanStackForm texts={text[locale]} />
      <SignUp locale={locale} />
    </main>
  );
}
