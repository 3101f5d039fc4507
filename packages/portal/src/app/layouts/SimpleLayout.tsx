import { Outlet } from 'react-router-dom';
import { Page } from '@taawun/ui';
import { SiteBottomNav, SiteHead } from './parts.tsx';

/** Account pages: upper header and navigation. */
export function SimpleLayout() {
  return (
    <Page header={<SiteHead />} footer={<SiteBottomNav />}>
      <Outlet />
    </Page>
  );
}
