import { GlobalStyle, NewsCard, StatusBadge, TaawunProvider } from '@taawun/ui';
import { TextField } from '@taawun/ui/forms';
import ar from '@taawun/ui/intl/ar';
import en from '@taawun/ui/intl/en';

const text = { ar: { title: 'افتتاح سوق المنتجات', name: 'الاسم' }, en: { title: 'The market opens', name: 'Name' } };

export function App({ locale }: { locale: 'ar' | 'en' }) {
  return (
    <TaawunProvider locale={locale} messages={{ ar, en }[locale]}>
      <GlobalStyle />
      <main>
        <NewsCard title={text[locale].title} href="#news" date="2026-09-01" />
        <StatusBadge status="completed" />
        <TextField label={text[locale].name} value="" onValueChange={() => undefined} />
      </main>
    </TaawunProvider>
  );
}
