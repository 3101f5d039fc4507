import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { Header, Page } from '@taawun/ui';
import { SiteLocaleSwitch } from './parts.tsx';
import { useLocalPath, useSite } from '../../lib/site.ts';

/** Sign-in and related pages: logo and language switch only. */
export function BareLayout() {
  const intl = useIntl();
  const { settings } = useSite();
  const { to } = useLocalPath();
  return (
    <Page
      header={
        <Header
          name={settings['association_short_name'] ?? intl.formatMessage({ id: 'portal.title' })}
          tagline={settings['tagline'] ?? ''}
          homeHref={to('/')}
          items={[]}
          actions={<SiteLocaleSwitch />}
        />
      }
    >
      <Outlet />
    </Page>
  );
}
