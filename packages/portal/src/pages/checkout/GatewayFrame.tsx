import { useEffect, useRef } from 'react';
import type { Locale } from '@taawun/ui';

/** What a gateway's frame says. It is a hint, never the truth. */
export type GatewayHint = 'submitted' | 'refused' | 'returned' | 'closed';

/** The port of every gateway's script (docs/giving.md). */
interface Gateway {
  mount: (
    element: HTMLElement,
    options: {
      checkoutId: string;
      brand: string;
      locale: Locale;
      theme: 'light' | 'dark';
      onReady: () => void;
      onResult: (kind: GatewayHint) => void;
      onError: (code: string) => void;
      onEscape: () => void;
    },
  ) => () => void;
}

declare global {
  interface Window {
    taawunGateway?: Gateway;
  }
}

/** How long the gateway's frame may take to come, in milliseconds. */
const PATIENCE = 25_000;

interface GatewayFrameProps {
  checkoutId: string;
  brand: string;
  locale: Locale;
  onHint: (hint: GatewayHint) => void;
  onFailure: () => void;
  /** Escape was pressed inside the frame, whose keys the dialog does not receive. */
  onEscape: () => void;
}

const themeNow = (): 'light' | 'dark' => {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/**
 * The gateway's own fields in a frame of its own: no card number is ever in this page. Mounted once for each checkout.
 */
export function GatewayFrame({ checkoutId, brand, locale, onHint, onFailure, onEscape }: GatewayFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const heard = useRef({ onHint, onFailure, onEscape });
  useEffect(() => {
    heard.current = { onHint, onFailure, onEscape };
  });
  useEffect(() => {
    const gateway = window.taawunGateway;
    if (!place.current || !gateway) {
      heard.current.onFailure();
      return;
    }
    // A frame that cannot be fetched says nothing at all.
    const late = setTimeout(() => heard.current.onFailure(), PATIENCE);
    const unmount = gateway.mount(place.current, {
      checkoutId,
      brand,
      locale,
      theme: themeNow(),
      onReady: () => clearTimeout(late),
      onResult: (kind) => heard.current.onHint(kind),
      onError: () => heard.current.onFailure(),
      onEscape: () => heard.current.onEscape(),
    });
    return () => {
      clearTimeout(late);
      unmount();
    };
  }, [checkoutId, brand, locale]);
  return <div ref={place} />;
}
