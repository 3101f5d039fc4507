import type { ReactNode } from 'react';

/** Content of an Arabic documentation page. */
export const Arabic = ({ children }: { children: ReactNode }) => (
  <div lang="ar" dir="rtl" className="taawun-arabic">
    {children}
  </div>
);
