import { useParams } from 'react-router';
import { Button, Money, NewsCard } from '@taawun/ui';
import { Form, FormIbanField, rules, SubmitButton } from '@taawun/ui/forms';

const text = {
  ar: { title: 'افتتاح سوق المنتجات', give: 'تبرّع', send: 'إرسال' },
  en: { title: 'The market opens', give: 'Donate', send: 'Send' },
};
const schema = rules.object({ iban_no: rules.string(rules.required(), rules.iban()) });

// oxlint-disable-next-line import/no-default-export -- React Router wants one
export default function Home() {
  const locale = useParams()['locale'] === 'en' ? 'en' : 'ar';
  return (
    <main id="main">
      <NewsCard title={text[locale].title} href={`/${locale}`} date="2026-09-01" />
      <Money halalas={12500} fraction="always" />
      <Button variant="giving" icon="heart">
        {text[locale].give}
      </Button>
      <Form initialValues={{ iban_no: '' }} schema={schema} onSubmit={() => undefined}>
        <FormIbanField name="iban_no" required />
        <SubmitButton>{text[locale].send}</SubmitButton>
      </Form>
    </main>
  );
}
