import { useEffect, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import {
  toast as show,
  ToastContainer,
  type CloseButtonProps,
  type ToastTransitionProps,
} from 'react-toastify/unstyled';
import { Spinner } from '../../components/Spinner/index.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import type { Tone } from '../../foundations/types.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import { connect, durationOf, idOf, type ToastRequest } from './toast.ts';
import { Close, Mark, Styles } from './toast.styles.ts';

/**
 * Starts the toast's timer immediately, and removes the toast when its exit animation has finished or when there is
 * none.
 * The library's own transition waits for `animationend`, which does not always fire for an animation of 0 s.
 */
function Fade(props: ToastTransitionProps) {
  const { children, nodeRef, isIn } = props;
  const latest = useRef(props);
  const step = useRef<'new' | 'entered' | 'leaving'>('new');
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    const node = nodeRef.current;
    if (step.current === 'new') latest.current.playToast();
    if (isIn) step.current = 'entered';
    if (isIn || !node || step.current === 'leaving') return;
    step.current = 'leaving';
    node.classList.add('ta-toast-out');
    const leave = async () => {
      await Promise.allSettled((node.getAnimations?.() ?? []).map(({ finished }) => finished));
      latest.current.done();
    };
    void leave();
  }, [isIn, nodeRef]);
  return children;
}

const types = { success: 'success', danger: 'error', info: 'info', warning: 'warning' } as const satisfies Record<
  Tone,
  string
>;
const marks: Record<Tone, IconName> = { success: 'check', danger: 'cross', info: 'info', warning: 'warning' };

function Message({ text, action, close }: Pick<ToastRequest, 'text' | 'action'> & { close: () => void }) {
  return (
    <>
      <span>{text}</span>
      {action ? (
        <Close
          type="button"
          onClick={() => {
            close();
            action.onPress();
          }}
        >
          {action.label}
        </Close>
      ) : null}
    </>
  );
}

function present(request: ToastRequest): void {
  const { tone, text, action, busy = false } = request;
  const toastId = idOf(request);
  const duration = durationOf(request);
  const content = <Message text={text} action={action} close={() => show.dismiss(toastId)} />;
  const options = {
    type: types[tone],
    autoClose: duration ?? (false as const),
    // The clock (toast.styles.ts).
    style: { '--ta-toast-time': `${duration ?? 0}ms` } as CSSProperties,
    icon: () =>
      busy ? (
        <Spinner size="sm" />
      ) : (
        <Mark data-tone={tone}>
          <Icon name={marks[tone]} />
        </Mark>
      ),
  };
  if (!show.isActive(toastId)) show(content, { ...options, toastId });
  // The same text again is the same message; its time goes on.
  else if (request.id !== undefined) show.update(toastId, { ...options, render: content });
}

function CloseAction({ closeToast }: CloseButtonProps) {
  const intl = useIntl();
  return (
    <Close type="button" onClick={closeToast}>
      {intl.formatMessage({ id: 'ui.close' })}
    </Close>
  );
}

/** Toast container; the part of `ToastRegion` that imports react-toastify. */
export function Toasts({ first }: { first: readonly ToastRequest[] }) {
  const intl = useIntl();
  const { dir } = useLocale();
  const shown = useRef(0);
  useEffect(() => {
    for (const request of first.slice(shown.current)) present(request);
    shown.current = first.length;
    return connect((request) => (request === 'dismiss' ? show.dismiss() : present(request)));
  }, [first]);
  return (
    <>
      <Styles />
      <ToastContainer
        position="top-center"
        autoClose={3000}
        rtl={dir === 'rtl'}
        limit={3}
        newestOnTop
        hideProgressBar
        transition={Fade}
        closeButton={CloseAction}
        draggable={false}
        pauseOnFocusLoss
        pauseOnHover
        role="status"
        aria-label={intl.formatMessage({ id: 'ui.toast.region' })}
      />
    </>
  );
}
