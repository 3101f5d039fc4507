import { defineProsePage } from '../shared/ProsePage.tsx';

export const page = defineProsePage({ pageName: 'about-us', types: ['about', 'story'], titleId: 'portal.menu.about' });
