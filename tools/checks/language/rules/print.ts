// Paper holds the content alone: what only works on a screen is hidden when printed.
import { lineAt, nameOf } from '../../i18n/source.ts';
import { finding, nodesOf, textOf, type Finding, type Project, type Rule } from '../project.ts';

const SHEET = 'packages/ui/src/foundations/globalCss.ts';
/** Selectors that the global style sheet hides everywhere. */
const SELECTORS = ['.ta-button', '.ta-icon-button', 'dialog', '[popover]'];
/** Parts of pages with a style of their own: file → the exported styles that paper does not show. */
const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  'layout/Header/Header': ['Wide', 'Actions'],
  'layout/Footer/Footer': ['Bar'],
  'layout/UpperHeader/UpperHeader': ['Bar'],
  'components/BackToTop/BackToTop': ['Link'],
  'components/Page/Page': ['Skip'],
  'feedback/toast/toast': ['Styles'],
  'feedback/LoadingBar/LoadingBar': ['Bar'],
  'media/ShareLinks/ShareLinks': ['Root'],
};

/** The rules that a style sheet has for paper. */
const onPaper = (css: string): string =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/@media print \{((?:[^{}]|\{[^{}]*\})*)\}/g)]
    .map(([, rules = '']) => rules)
    .join('\n');

function* check(project: Project): Generator<Finding> {
  if (!project.files.includes(SHEET)) return;
  const css = project.read(SHEET);
  const hidden = new Set(
    [...onPaper(css).matchAll(/([^{}]+)\{[^{}]*display: none/g)].flatMap(([, selectors = '']) =>
      selectors.split(',').map((selector) => selector.trim()),
    ),
  );
  for (const selector of SELECTORS)
    if (!hidden.has(selector))
      yield {
        file: SHEET,
        line: lineAt(css, Math.max(0, css.indexOf('@media print'))),
        message: `\`${selector}\` is printed, and does nothing on paper. Hide it in @media print with display: none`,
      };
  for (const [name, styles] of Object.entries(HIDDEN)) {
    const file = `packages/ui/src/${name}.styles.ts`;
    const source = project.source(file);
    for (const style of styles) {
      const declared = source
        ? nodesOf(source, 'VariableDeclarator').find((each) => nameOf(each['id']) === style)
        : undefined;
      if (!source || !declared)
        yield {
          file,
          line: 1,
          message: `${style} is not there any more. Correct the table in tools/checks/language/rules/print.ts`,
        };
      else if (!/display: none/.test(onPaper(textOf(source, declared))))
        yield finding(
          source,
          declared,
          `${style} is printed, and does nothing on paper. Write \`@media print { display: none; }\``,
        );
    }
  }
}

export const print: Rule = { name: 'print', check: (project) => [...check(project)] };
