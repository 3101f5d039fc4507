import type { ReactNode } from 'react';

/** A page of documentation that is read in Arabic. */
export const Arabic = ({ children }: { children: ReactNode }) => (
  <div lang="ar" dir="rtl" className="taawun-arabic">
    {children}
  </div>
);
