import type { DataRouter } from 'react-router-dom';
import { toast } from '@taawun/ui';
import { hasEnded, isBusy, isMember, isSignedIn } from '../../machines/auth/auth.ts';
import { barePath, localizer } from '../../intl/locale.ts';
import { clearPageCache } from '../../offline/forget.ts';
import { internalPath } from '../../lib/internal-path.ts';
import { donationDraft } from '../../pages/giving/draft.ts';
import { clearCachedData } from '../data/cached-data.ts';
import { whenHydrated } from '../hydration/ready.ts';
import { clearDrafts } from '../../machines/shared/storage.ts';
import type { Services } from '../../lib/services.ts';

/** Callbacks of the client that concern the whole page; the listener sets them. */
export interface CallEvents {
  notFound: () => void;
  message: (text: string) => void;
  failed: (text: string) => void;
}

/**
 * Turns events of the machines and the client into navigations and toasts; nothing else does.
 */
export function listen(router: DataRouter, services: Services, events: CallEvents): void {
  const here = () => router.state.location;
  const to = (path: string) => localizer(here().pathname)(path);

  events.notFound = () => void router.navigate(to('/404'), { replace: true });
  events.message = (text) => toast.success(text);
  events.failed = (text) => toast.error(text);

  services.hash = () => (router.state.navigation.location ?? here()).hash;

  const showProgress = () =>
    services.navigating.set(!router.state.initialized || router.state.navigation.state !== 'idle');
  router.subscribe(showProgress);
  showProgress();

  const forgetGiving = () => {
    services.payment.forget();
    donationDraft.set(null);
  };

  /** Id of the current or last signed-in user. */
  let lastUserId: number | null = null;
  services.auth.on('auth.signedIn', ({ by, user }) => {
    const sameUser = user.id === lastUserId;
    if (!sameUser && lastUserId !== null) forgetGiving();
    lastUserId = user.id;
    clearDrafts(user.id);
    if (by === 'restore') {
      // The page was rendered for a guest: revalidate runs the guards again and loads the notification count.
      void router.revalidate();
      return;
    }
    clearCachedData();
    if (!sameUser) services.payment.forget();
    services.membership.forget(user.id);
    services.membership.renew();
    const remembered = internalPath(new URLSearchParams(here().search).get('redirect'));
    // The current language wins: it may have been switched since the path was stored.
    void router.navigate(to(remembered ? barePath(remembered) : user.is_member ? '/' : '/member-register'), {
      replace: true,
    });
  });

  // The payment changes totals that pages show, so their data is loaded again.
  services.payment.on('payment.paid', ({ details }) => {
    clearCachedData();
    // Paying for the shares is the last step of the application.
    if (details.purpose === 'shares') services.membership.send({ type: 'application.checked' });
    whenHydrated(() => void router.revalidate());
  });

  services.membership.on('membership.standing', ({ status }) => {
    services.membership.writeDraft(null);
    if (barePath(here().pathname) === '/member-register') void router.navigate(to('/last-step'), { replace: true });
    // Header and guards read membership from the user.
    if (status === 'approved' && !isMember(services.auth.get())) {
      services.client
        .getUser()
        .then(({ user }) => services.auth.send({ type: 'user.changed', user }))
        .catch(() => {});
    }
  });
  services.membership.on('membership.reopened', () => {
    if (barePath(here().pathname) === '/last-step') void router.navigate(to('/member-register'));
  });

  let wasSignedIn = false;
  services.auth.on('auth.signedOut', () => {
    wasSignedIn = false;
    forgetGiving();
    services.membership.forget();
    clearDrafts();
    clearPageCache();
    void router.navigate(to('/'));
  });
  // Another tab signed out, or the server rejected the token: leave pages of signed-in users.
  services.auth.subscribe(() => {
    const session = services.auth.get();
    if (isBusy(session)) return;
    const signedIn = isSignedIn(session);
    if (wasSignedIn && !signedIn) {
      services.confirmation.settle(false);
      // A session that the server ended keeps the donation that is being made.
      if (!hasEnded(session)) {
        forgetGiving();
        clearDrafts();
      }
      void router.revalidate();
    }
    wasSignedIn = signedIn;
  });
}
