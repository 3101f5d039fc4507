import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { localeFor } from '../intl/locale.ts';
import { useLocale } from '@taawun/ui';
import { ServicesProvider } from '../lib/services.ts';
import { hydrateNow } from '../app/hydration/first-interaction.ts';
import { openPortal, type OpenOptions, type StoryRouter } from './open-portal.ts';

// The browser renders a story: there is no HTML of a server to keep until an interaction.
hydrateNow();

/** Renders a separate portal instance once it is ready. */
export function OpenedPortal(options: OpenOptions) {
  const locale = localeFor(useLocale().language);
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
      // Otherwise polling of a pending payment would continue against the next story's server.
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
