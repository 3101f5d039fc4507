import { defineProsePage } from '../shared/ProsePage.tsx';

export const page = defineProsePage({ pageName: 'terms-conditions', titleId: 'portal.menu.terms' });
