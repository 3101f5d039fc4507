// A stranger's application: only what the published packages give.
import { createRoot } from 'react-dom/client';
import { FormattedMessage } from 'react-intl';
import '@taawun/ui/fonts.css';
import { Button, DateText, GlobalStyle, Money, TaawunProvider, type Locale } from '@taawun/ui';
import { Form, FormTextField, rules, SubmitButton } from '@taawun/ui/forms';
import ar from '@taawun/ui/intl/ar';
import en from '@taawun/ui/intl/en';
import { createClient } from '@taawun/api-client';

const locale: Locale = new URLSearchParams(location.search).get('locale') === 'en' ? 'en' : 'ar';
const text = { ar: { give: 'تبرّع', send: 'إرسال' }, en: { give: 'Donate', send: 'Send' } }[locale];
const client = createClient({ baseURL: '/', getLocale: () => locale, getToken: () => null });
const schema = rules.object({ iban_no: rules.string(rules.required(), rules.iban()) });

// Messages of the application beside the compiled catalogue, by its own react-intl.
const own = { 'app.hello': { ar: 'مرحبًا {name}', en: 'Hello {name}' }[locale] };
const Hello = () => (
  <p>
    <FormattedMessage id="app.hello" values={{ name: 'Amal' }} />
  </p>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <TaawunProvider locale={locale} messages={{ ...{ ar, en }[locale], ...own }}>
    <GlobalStyle />
    <main data-client={typeof client}>
      <Button variant="giving" icon="heart">
        {text.give}
      </Button>
      <Hello />
      <Money halalas={12500} fraction="always" />
      <DateText value="2026-09-01" />
      <Form initialValues={{ iban_no: '' }} schema={schema} onSubmit={() => undefined}>
        <FormTextField name="iban_no" required />
        <SubmitButton>{text.send}</SubmitButton>
      </Form>
    </main>
  </TaawunProvider>,
);
