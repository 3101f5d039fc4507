import { createPath, NavigationType, type DataRouter } from 'react-router-dom';
import type { ModalHandler } from '@taawun/ui';

/** What React Router writes into a history entry, and the number of open modals that the entry stands for. */
interface EntryState {
  idx?: number;
  key?: string;
  usr?: unknown;
  modals?: number;
}

const entryState = () => history.state as EntryState | null;
/** Modals that the current entry stands for. */
const depth = () => entryState()?.modals ?? 0;

/** Goes to an entry; `onFailure` learns whether the browser knows of no such entry, or only something else navigated at the time. */
function traverse(key: string, onFailure: (isGone: boolean) => void): void {
  const { committed, finished } = navigation.traverseTo(key);
  finished?.catch(() => {});
  committed?.catch((error: unknown) => {
    onFailure(!(error instanceof DOMException && error.name === 'AbortError'));
  });
}

/**
 * Goes back by entries of this document alone: a payment's frame has entries of its own in between. Says whether it could: a page that
 * is loaded anew in the very moment in which a modal opens leaves an entry of a modal without the page's own below it.
 */
function goBack(steps: number, onFailure: (isGone: boolean) => void): boolean {
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) {
    history.go(-steps);
    return true;
  }
  const target = navigation.entries()[(navigation.currentEntry?.index ?? 0) - steps];
  if (!target?.sameDocument) return false;
  traverse(target.key, onFailure);
  return true;
}

const keyOfEntry = (): string | undefined => (window as { navigation?: Navigation }).navigation?.currentEntry?.key;

/** Goes forward again to the entry that the router has moved on to. */
function comeBack(key: string | true, onFailure: (isGone: boolean) => void): void {
  if (key === true) history.forward();
  else traverse(key, onFailure);
}

/**
 * The Back button closes the topmost modal, and only it. Each open modal stands on a history entry of its own above the page's entry, with
 * the page's address and the router's state, so that the router is not involved: `popstate` between such entries never reaches it.
 * Its listener is a capturing one, which runs before the router's.
 */
export function createModalHistory(router: DataRouter): ModalHandler {
  const open: (() => void)[] = [];
  let { key: shown } = router.state.location;
  /** The page's index in the history, as the router counts. */
  let page = entryState()?.idx;
  /** Entries of modals between the page's entry and the current one. */
  let above = depth();
  let isReturning = false;
  /** Where the router has moved on to while the history was returning: the key of its entry, or true where the browser has no keys. */
  let movedOn: string | true | null = null;
  let isComingBack = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const push = history.pushState.bind(history);
  // A page that is opened from a modal takes the place of the modal's entry: nothing stays behind that would have to be stepped over.
  history.pushState = (...entry) => {
    if (above > 0) history.replaceState(...entry);
    else push(...entry);
    if (isReturning) movedOn = keyOfEntry() ?? true;
  };

  /** The current entry stands for so many modals from here on. */
  function dropTo(modals: number): void {
    above = modals;
    const { modals: _, ...state } = entryState() ?? {};
    history.replaceState(modals > 0 ? { ...state, modals } : state, '');
  }

  /** The browser has not gone to the entry. Where it is gone, the current entry takes its place; otherwise the history is aligned anew. */
  function onFailure(isGone: boolean): void {
    isReturning = false;
    isComingBack = false;
    movedOn = null;
    if (isGone) dropTo(open.length);
    else above = depth();
    schedule();
  }

  /** Brings the history in line with the open modals, once nothing navigates. */
  function align(): void {
    if (isReturning || isComingBack || router.state.navigation.state !== 'idle') return;
    if (above > open.length) {
      isReturning = goBack(above - open.length, onFailure);
      if (!isReturning) dropTo(open.length);
    }
    for (; above < open.length; above += 1) push({ ...entryState(), modals: above + 1 }, '');
  }
  // Later: one modal often closes as the next one opens, and a link in a modal closes it before the router has moved on.
  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(align);
  }

  const onPopState = (event: PopStateEvent): void => {
    const { idx, key = 'default', modals = 0 } = (event.state as EntryState | null) ?? {};
    const ofPage = idx === page && above > 0;
    const returned = isReturning;
    isReturning = false;
    above = modals;
    // A link was followed before the history had returned from a modal: its page stays.
    if (returned && movedOn !== null) {
      event.stopImmediatePropagation();
      isComingBack = true;
      comeBack(movedOn, onFailure);
      movedOn = null;
      return;
    }
    if (isComingBack) {
      event.stopImmediatePropagation();
      isComingBack = false;
      page = idx;
      return schedule();
    }
    if (modals === 0 && !ofPage) return;
    event.stopImmediatePropagation();
    // A modal of another page, closed long ago: its page is right below.
    if (idx !== page) {
      if (!goBack(modals, onFailure)) dropTo(0);
      return;
    }
    // What the router replaced while the modal was open stays replaced.
    const { location } = router.state;
    if (key !== location.key)
      history.replaceState(
        { ...entryState(), key: location.key, usr: location.state as unknown },
        '',
        createPath(location),
      );
    if (!returned) for (const dismiss of open.slice(modals).toReversed()) dismiss();
    schedule();
  };
  addEventListener('popstate', onPopState, { capture: true });

  router.subscribe(({ location, navigation, historyAction }) => {
    if (navigation.state !== 'idle') return;
    if (location.key !== shown) {
      // The router replaced the entry of a modal: it still stands for it.
      if (historyAction === NavigationType.Replace && above > 0)
        history.replaceState({ ...entryState(), modals: above }, '');
      else above = depth();
      page = entryState()?.idx;
      shown = location.key;
    }
    schedule();
  });
  schedule();

  return (dismiss) => {
    open.push(dismiss);
    schedule();
    return () => {
      open.splice(open.indexOf(dismiss), 1);
      schedule();
    };
  };
}
