import { useIntl } from 'react-intl';
import type { FilesLimits } from './sortFiles.ts';

/** Returns the limits of the field as one line, or `undefined` without limits. */
export function useFilesHint({ maxMb, maxFiles, maxTotalMb }: FilesLimits): string | undefined {
  const intl = useIntl();
  const parts = [
    maxFiles === undefined ? '' : intl.formatMessage({ id: 'ui.files.limits.count' }, { max: maxFiles }),
    maxMb === undefined ? '' : intl.formatMessage({ id: 'ui.files.limits.each' }, { size: maxMb }),
    maxTotalMb === undefined ? '' : intl.formatMessage({ id: 'ui.files.limits.total' }, { size: maxTotalMb }),
  ].filter(Boolean);
  return parts.length > 0 ? intl.formatList(parts, { type: 'conjunction' }) : undefined;
}
