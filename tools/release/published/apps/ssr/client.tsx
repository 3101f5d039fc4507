import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

const locale = document.documentElement.lang === 'en' ? 'en' : 'ar';
hydrateRoot(document.getElementById('root') as HTMLElement, <App locale={locale} />, {
  onRecoverableError: (error) => {
    console.error(error);
  },
});
