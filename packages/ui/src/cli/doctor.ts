// `npx @taawun/ui doctor`: what of an application keeps the library from working, and what to do about it.
import { satisfies } from 'semver';
import { manifestOf, packageFolder, placeOf, type Project } from './project.ts';

export interface Finding {
  /** `error`: something does not work. `warning`: it works, and costs or looks worse than it need. */
  level: 'ok' | 'warning' | 'error';
  /** What was examined. */
  subject: string;
  /** What is wrong, or what is fine. */
  message: string;
  /** What to do. */
  remedy?: string;
}

type Check = (project: Project) => Finding | readonly Finding[];

/** Packages of which two copies do not see each other's context. */
const SINGLE = ['react', 'react-dom', 'react-intl', 'styled-components'];

const ok = (subject: string, message: string): Finding => ({ level: 'ok', subject, message });
const fault =
  (level: 'warning' | 'error') =>
  (subject: string, message: string, remedy: string): Finding => ({ level, subject, message, remedy });
const [warning, error] = [fault('warning'), fault('error')];

const uses = ({ manifest }: Project, name: string): boolean =>
  name in { ...manifest.dependencies, ...manifest.devDependencies };

const library: Check = ({ folder }) => {
  const version = manifestOf('@taawun/ui', folder)?.version;
  return version === undefined
    ? error('library', '@taawun/ui is not installed here.', 'npm install @taawun/ui')
    : ok('library', `@taawun/ui ${version}`);
};

const peers: Check = ({ folder }) => {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf('@taawun/ui', folder) ?? {};
  return Object.entries(peerDependencies).map(([name, range]) => {
    const version = manifestOf(name, folder)?.version;
    const isOptional = peerDependenciesMeta[name]?.optional === true;
    if (version === undefined)
      return isOptional
        ? ok(name, 'not installed, and needed only for its own entry')
        : error(name, `is not installed; the library needs ${range}.`, `npm install ${name}@"${range}"`);
    return satisfies(version, range, { includePrerelease: true })
      ? ok(name, version)
      : error(name, `is ${version}; the library needs ${range}.`, `npm install ${name}@"${range}"`);
  });
};

const copies: Check = ({ folder }) => {
  const own = packageFolder('@taawun/ui', folder);
  if (own === null) return [];
  return SINGLE.flatMap((name) => {
    const [ofApplication, ofLibrary] = [packageFolder(name, folder), packageFolder(name, own)];
    return ofApplication === null || ofLibrary === null || ofApplication === ofLibrary
      ? []
      : error(
          name,
          `is installed twice (${ofApplication} and ${ofLibrary}): what one provides the other does not find.`,
          `npm dedupe, or resolve.dedupe: ['${name}'] in your bundler`,
        );
  });
};

const provider: Check = (project) => {
  const place = placeOf(project, /<TaawunProvider\b/);
  return place
    ? ok('provider', `TaawunProvider in ${place}`)
    : error(
        'provider',
        'No source renders <TaawunProvider>: every component needs its locale and messages.',
        'Render <TaawunProvider locale="ar" messages={uiAr}> around your application.',
      );
};

const sheet: Check = (project) => {
  const place = placeOf(project, /<GlobalStyle\b|@taawun\/ui\/styles\.css/);
  return place
    ? ok('style sheet', `in ${place}`)
    : error(
        'style sheet',
        'No source has the tokens: colors, sizes and fonts of the components are undefined.',
        'Render <GlobalStyle /> inside the provider, or import @taawun/ui/styles.css.',
      );
};

const fonts: Check = (project) => {
  const place = placeOf(project, /@taawun\/ui\/(?:fonts|theme)\.css|readex[- ]?pro/i);
  return place
    ? ok('fonts', `in ${place}`)
    : warning(
        'fonts',
        'No source imports the fonts: Arabic shows in the font of the system, with its own heights of lines.',
        "import '@taawun/ui/fonts.css', or give your theme a font: theme({ brand, font })",
      );
};

const SHIPPED = new Set(['ar', 'en', 'fr', 'ur']);

const catalogues: Check = (project) => {
  const locales = new Set(
    project.sources.flatMap(({ text }) =>
      [...text.matchAll(/<TaawunProvider\b[^>]*?\blocale=(?:\{\s*)?["']([\w-]+)["']/g)].map(([, tag = '']) => tag),
    ),
  );
  return [...locales].map((tag) => {
    const [language = ''] = tag.split('-');
    if (!SHIPPED.has(language))
      return warning(
        `locale ${tag}`,
        `The package has no catalogue of this language.`,
        'Give the provider messages with the ids of @taawun/ui/intl/en.',
      );
    const place = placeOf(project, new RegExp(`@taawun/ui/intl/${language}\\b|@taawun/ui/intl/\\$\\{`));
    return place
      ? ok(`locale ${tag}`, `its messages come in ${place}`)
      : error(
          `locale ${tag}`,
          'No source imports its messages: texts of the components are missing.',
          `import messages from '@taawun/ui/intl/${language}'`,
        );
  });
};

/** Server rendering sends a page without styles, unless they are collected. */
const serverStyles: Check = (project) => {
  const isServer = uses(project, 'next') || uses(project, '@react-router/node') || uses(project, '@remix-run/node');
  if (!isServer) return [];
  const place = placeOf(project, /\bServerStyleSheet\b/);
  return place
    ? ok('styles of the server', `collected in ${place}`)
    : error(
        'styles of the server',
        'No source collects the styles of a server-rendered page: it shows unstyled until the script runs.',
        'See "Next.js and React Router" in the README of @taawun/ui.',
      );
};

const compiled: Check = (project) => {
  if (!uses(project, 'vite') || uses(project, 'next')) return [];
  const place = placeOf(project, /\bcompiledMessages\s*\(/);
  return place
    ? ok('messages', `compiled in ${place}`)
    : warning(
        'messages',
        'Messages are parsed in the browser, which costs 7 kB and time on slow phones.',
        "plugins: [compiledMessages()] from '@taawun/ui/vite'",
      );
};

/** A policy that forbids inline styles stops styled-components, unless its sheet carries the nonce. */
const policy: Check = (project) => {
  const sources = project.sources.filter(({ text }) => /content-security-policy/i.test(text));
  return sources.flatMap(({ path, text }) => {
    const styles = /style-src([^;"'`]|'[^']*')*/.exec(text)?.[0];
    if (styles === undefined || styles.includes("'unsafe-inline'")) return [];
    return placeOf(project, /__webpack_nonce__|\bnonce=/)
      ? ok('content security policy', `${path} has a nonce for styles`)
      : error(
          'content security policy',
          `${path} forbids the style elements of styled-components.`,
          'Give <StyleSheetManager nonce={nonce}> the nonce of style-src.',
        );
  });
};

const documentElement: Check = ({ sources }) =>
  sources.flatMap(({ path, text }) => {
    const tag = /<html\b[^>]*>/.exec(text)?.[0];
    if (tag === undefined || (/\blang=/.test(tag) && /\bdir=/.test(tag))) return [];
    return warning(
      'document',
      `<html> in ${path} has no lang and dir: until the script runs, Arabic stands on the wrong side.`,
      'Write <html lang="ar" dir="rtl">, or what the locale of the request needs.',
    );
  });

const CHECKS: readonly Check[] = [
  library,
  peers,
  copies,
  provider,
  sheet,
  fonts,
  catalogues,
  serverStyles,
  compiled,
  policy,
  documentElement,
];

/** Everything that was examined, in a fixed order. */
export const examine = (project: Project): Finding[] => CHECKS.flatMap((check) => check(project));

const SIGNS = { ok: '✓', warning: '!', error: '✗' } as const;

/** One line for each finding, and a second one with what to do. */
export const report = (findings: readonly Finding[]): string =>
  findings
    .map(({ level, subject, message, remedy }) =>
      [`${SIGNS[level]} ${subject}: ${message}`, ...(remedy ? [`    → ${remedy}`] : [])].join('\n'),
    )
    .join('\n');
