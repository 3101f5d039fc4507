import { defineProsePage } from '../shared/ProsePage.tsx';

export const page = defineProsePage({ pageName: 'privacy-policy', titleId: 'portal.menu.privacy' });
