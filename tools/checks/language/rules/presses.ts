// A control responds to a click: the keyboard, a switch and a screen reader send nothing else (WCAG 2.1.1, 2.5.2).
import { nameOf, type Node } from '../../i18n/source.ts';
import { codeOf, finding, nodesOf, type Finding, type Rule, type Source } from '../project.ts';

const CONTROL = /^(button|a|summary)$|(Button|Link)$/;
const PRESS = /^on(Pointer(Down|Up)|Mouse(Down|Up)|Touch(Start|End))$/;
/** Attributes by which a click has an effect. */
const CLICKABLE = /^(onClick|href|to|type|popoverTarget|commandFor)$/;

function* inFile(source: Source): Generator<Finding> {
  for (const opening of nodesOf(source, 'JSXOpeningElement')) {
    const control = nameOf(opening['name']);
    if (!CONTROL.test(control)) continue;
    const names = (opening['attributes'] as Node[]).map((attribute) =>
      attribute.type === 'JSXAttribute' ? nameOf(attribute['name']) : '',
    );
    const press = names.find((name) => PRESS.test(name));
    if (press !== undefined && !names.some((name) => CLICKABLE.test(name)))
      yield finding(
        source,
        opening,
        `${control} responds to ${press} only, which the keyboard and a screen reader never send, and which cannot be cancelled by moving away. Write onClick`,
      );
  }
}

export const presses: Rule = {
  name: 'press',
  check: (project) => codeOf(project, 'ui', 'portal').flatMap((source) => [...inFile(source)]),
};
