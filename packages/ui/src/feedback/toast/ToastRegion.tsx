import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../foundations/lazyPart.ts';
import { PlainToasts } from './PlainToasts.tsx';
import { connect, type ToastRequest } from './toast.ts';

const Toasts = lazyPart(async () => (await import('./Toasts.tsx')).Toasts, PlainToasts);

/** Region that shows toasts at the top centre. Render it once per page. Loads react-toastify with the first toast;
 * where that fails, as without a network, the message is shown without it. */
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
