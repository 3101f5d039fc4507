import { lazy, Suspense, useEffect, useState } from 'react';
import { connect, type ToastRequest } from './toast.ts';

const Toasts = lazy(() => import('./Toasts.tsx').then((module) => ({ default: module.Toasts })));

/** Where toasts appear: top centre. Once per page. The library behind it is loaded with the first toast, not before. */
export function ToastRegion() {
  const [first, setFirst] = useState<ToastRequest[]>([]);
  useEffect(
    () =>
      connect((request) => {
        if (request !== 'dismiss') setFirst((before) => [...before, request]);
      }),
    [],
  );
  return first.length > 0 ? (
    <Suspense fallback={null}>
      <Toasts first={first} />
    </Suspense>
  ) : null;
}
