import { useEffect, useRef } from 'react';
import type { Locale } from '@taawun/api-client';

/** Event reported by the gateway's iframe. A hint only: the server decides the outcome. */
export type GatewayHint = 'submitted' | 'refused' | 'returned' | 'closed';

/** Interface that each gateway's script implements (docs/giving.md). */
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

/** Timeout for the gateway's iframe, in ms. */
const TIMEOUT = 25_000;

interface GatewayFrameProps {
  checkoutId: string;
  brand: string;
  locale: Locale;
  onHint: (hint: GatewayHint) => void;
  onFailure: () => void;
  /** Called when Escape is pressed inside the iframe: the dialog does not receive its key events. */
  onEscape: () => void;
}

const themeNow = (): 'light' | 'dark' => {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/**
 * Renders the gateway's fields in an iframe, so that this page never contains a card number. Mounted once per checkout.
 */
export function GatewayFrame({ checkoutId, brand, locale, onHint, onFailure, onEscape }: GatewayFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onHint, onFailure, onEscape });
  useEffect(() => {
    handlers.current = { onHint, onFailure, onEscape };
  });
  useEffect(() => {
    const gateway = window.taawunGateway;
    if (!place.current || !gateway) {
      handlers.current.onFailure();
      return;
    }
    // An iframe that fails to load emits no event.
    const timer = setTimeout(() => handlers.current.onFailure(), TIMEOUT);
    const unmount = gateway.mount(place.current, {
      checkoutId,
      brand,
      locale,
      theme: themeNow(),
      onReady: () => clearTimeout(timer),
      onResult: (kind) => handlers.current.onHint(kind),
      onError: () => handlers.current.onFailure(),
      onEscape: () => handlers.current.onEscape(),
    });
    return () => {
      clearTimeout(timer);
      unmount();
    };
  }, [checkoutId, brand, locale]);
  return <div ref={place} />;
}
