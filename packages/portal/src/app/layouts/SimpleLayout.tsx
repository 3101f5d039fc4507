import { Outlet } from 'react-router-dom';
import { Page } from '@taawun/ui';
import { SiteHead } from './parts.tsx';
import { StaleNotice } from './StaleNotice.tsx';

/** Account pages: upper header and navigation. */
export function SimpleLayout() {
  return (
    <Page header={<SiteHead />}>
      <StaleNotice />
      <Outlet />
    </Page>
  );
}
