// The focus moves in the commit: a deferred effect would take it from a field that the reader has entered in the meantime.
import { nameOf } from '../../i18n/source.ts';
import { ancestor, codeOf, finding, nodesOf, type Finding, type Rule, type Source } from '../project.ts';
import { isFunction } from '../scopes.ts';

const MOVES = /^focus([A-Z]|$)/;

function* inFile(source: Source): Generator<Finding> {
  for (const call of nodesOf(source, 'CallExpression')) {
    if (!MOVES.test(nameOf(call['callee']))) continue;
    // Handlers inside of an effect run later, for an event.
    const around = ancestor(source, call, isFunction);
    const effect = around && source.parentOf.get(around);
    if (effect?.type === 'CallExpression' && nameOf(effect['callee']) === 'useEffect')
      yield finding(
        source,
        call,
        `${nameOf(call['callee'])}() in useEffect runs when the reader may have moved on already, and takes the focus from where they type. Write useLayoutEffect`,
      );
  }
}

export const focusMoves: Rule = {
  name: 'focus-move',
  check: (project) => codeOf(project, 'ui', 'portal').flatMap((source) => [...inFile(source)]),
};
