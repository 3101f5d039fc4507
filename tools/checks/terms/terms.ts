// Banned private terms, and the field's term for each.

/** A banned term: where it is banned, and what to write instead. */
export interface Term {
  /** Pattern of a whole lower-case word. */
  word: string;
  /** Replacements for the message. */
  write: string;
  /** `names` are identifiers and file names, `prose` is comments, titles of tests and Markdown. Both by default. */
  where?: 'names' | 'prose';
  /** Identifiers or phrases in which the word has its ordinary meaning. */
  except?: RegExp;
}

export const TERMS: readonly Term[] = [
  {
    word: 'words',
    write: 'messages, text',
    except:
      /count\w*Words|words?Count|m(?:ax|in)_?Words|wordsOf|(?:of|in|many|\d+|more|fewer|other|plain|own|two|three|banned) words|words (?:of a search|and)/i,
  },
  { word: 'pictures?', write: 'screenshot; image', except: /<picture>|\bpicture element|^Picture(?:Props)?$/ },
  { word: 'draws?|drawn|drawing', write: 'render; for canvas and SVG, paint' },
  { word: 'looks?', write: 'appearance, variant', where: 'names', except: /^look(?:up|s?like|ahead|behind)/i },
  { word: 'look(?:s|ed|ing)? (?:at|into)', write: 'inspect, check, read', where: 'prose' },
  { word: 'tak(?:e|es|en|ing) over', write: 'hydrate', where: 'prose' },
  { word: 'late', write: 'lazy, deferred', where: 'names' },
  { word: 'kept', write: 'cached, stored, retained, preserved: say which' },
  { word: 'held', write: 'cached, memoised, queued', where: 'names' },
  { word: 'asks?|asked|asking', write: 'request, query, poll' },
  { word: 'tells?|told', write: 'emit, notify, report' },
  { word: 'hears?|heard', write: 'subscribe, receive' },
  {
    word: 'acts?',
    write: 'interaction, command',
    where: 'names',
    except: /^act$|^(?:set|IS_REACT_)?act_?environment$/i,
  },
  { word: 'desks?', write: 'form, panel; market engine; desktop' },
  { word: 'stage', write: 'story context; step' },
  { word: 'workshop', write: 'Storybook' },
  { word: 'rooms?|houses?', write: 'package, module, folder', where: 'names' },
  { word: 'parity', write: 'i18n and RTL lint' },
  { word: 'judges?|judged|verdicts?', write: 'validate, decide, outcome; gateway response' },
  { word: 'refus(?:e|es|ed|al|als|ing)', write: 'reject, rejected, error code' },
  { word: 'wish(?:es)?', write: 'request, command' },
  { word: 'moments?', write: 'time, timestamp, version, event' },
  { word: 'shelf|shelves', write: 'storage' },
  { word: 'patience|patient|slowly', write: 'timeout, poll interval, backoff' },
  { word: 'at hand', write: 'loaded, in cache', where: 'prose' },
  { word: 'whoever|somebody|nobody|anybody', write: 'the user, the visitor, the member, the caller, null, empty' },
  { word: 'most', write: 'MAX_… with its unit', where: 'names', except: /\w+Most$|^most\w+/ },
  // `mine` is a field of the contract.
  { word: 'mine', write: 'own; requireUser()', where: 'names', except: /^mine$/ },
  { word: 'become|becomes', write: 'setState', where: 'names' },
  { word: 'sayto|carryout', write: 'notify; execute', where: 'names' },
  { word: 'leaf|leaves', write: 'base styles, primitives', where: 'names' },
  { word: 'promises?', write: 'story invariants', where: 'names' },
  { word: 'seals?|sealed', write: 'encrypt' },
];
