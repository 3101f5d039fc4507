// A stranger's application: only what the published packages give.
import { createRoot } from 'react-dom/client';
import { FormattedMessage } from 'react-intl';
import '@taawun/ui/fonts.css';
import '@taawun/ui/theme.css';
import { Button, DateText, GlobalStyle, Money, TaawunProvider } from '@taawun/ui';
import { Form, FormTextField, rules, SubmitButton } from '@taawun/ui/forms';
import ar from '@taawun/ui/intl/ar';
import en from '@taawun/ui/intl/en';
import fr from '@taawun/ui/intl/fr';
import ur from '@taawun/ui/intl/ur';
import { createClient } from '@taawun/api-client';

const catalogues = { ar, en, fr, ur };
const isLanguage = (value: string | null): value is keyof typeof catalogues => value !== null && value in catalogues;
const wanted = new URLSearchParams(location.search).get('locale');
const locale = isLanguage(wanted) ? wanted : 'ar';
const text = {
  ar: { give: 'تبرّع', send: 'إرسال', hello: 'مرحبًا {name}' },
  en: { give: 'Donate', send: 'Send', hello: 'Hello {name}' },
  fr: { give: 'Faire un don', send: 'Envoyer', hello: 'Bonjour {name}' },
  ur: { give: 'عطیہ دیں', send: 'بھیجیں', hello: 'سلام {name}' },
}[locale];
const client = createClient({ baseURL: '/', getLocale: () => (locale === 'en' ? 'en' : 'ar'), getToken: () => null });
const schema = rules.object({ iban_no: rules.string(rules.required(), rules.iban()) });

// Messages of the application beside the compiled catalogue, by its own react-intl.
const own = { 'app.hello': text.hello };
const Hello = () => (
  <p>
    <FormattedMessage id="app.hello" values={{ name: 'Amal' }} />
  </p>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <TaawunProvider locale={locale} messages={{ ...catalogues[locale], ...own }}>
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
