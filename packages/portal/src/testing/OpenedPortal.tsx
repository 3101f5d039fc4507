import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useLocale } from '@taawun/ui';
import { ServicesProvider } from '../lib/services.ts';
import { openPortal, type OpenOptions, type StoryRouter } from './open-portal.ts';

/** Shows a portal of its own as soon as it is open. */
export function OpenedPortal(options: OpenOptions) {
  const { locale } = useLocale();
  const [{ services, ready }] = useState(() => openPortal(options, locale));
  const [router, setRouter] = useState<StoryRouter | null>(null);
  useEffect(() => {
    let left = false;
    let opened: StoryRouter | undefined;
    const show = async () => {
      opened = await ready();
      if (left) opened.dispose();
      else setRouter(opened);
    };
    void show();
    return () => {
      left = true;
      opened?.dispose();
      services.membership.forget();
      // A payment that is followed would go on asking the next story's server.
      services.payment.forget();
    };
  }, [ready, services]);
  return (
    router && (
      <ServicesProvider value={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    )
  );
}
