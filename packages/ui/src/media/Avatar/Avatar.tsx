import type { ComponentPropsWithRef } from 'react';
import type { ImageSource } from '../../foundations/types.ts';
import { StarPlaceholder } from '../Logo/index.ts';
import { Picture } from '../Picture/index.ts';
import * as S from './Avatar.styles.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the person. The caller shows it beside the avatar, so the avatar is decorative. */
  name: string;
  image?: ImageSource | null | undefined;
  /** @default 'md' */
  size?: 'md' | 'lg';
}

/** Titles before a name, which are not part of its initials. */
const TITLES = /^(?:dr|eng|h\.?e|h\.?h|miss|mr|mrs|ms|prof|professor|sheikh|sheikha|sir)\.?$/i;

/**
 * Avatar of a person: image, else Latin initials, else the star. Arabic names have no initials: joined letters read as
 * a word.
 */
export function Avatar({ name, image, size = 'md', ...rest }: AvatarProps) {
  const initials = name
    .split(/\s+/)
    .filter((word) => /^[A-Za-z]/.test(word) && !TITLES.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <S.Box {...rest} data-size={size} aria-hidden="true">
      {image ? (
        <Picture image={{ ...image, alt: '' }} ratio="square" />
      ) : initials ? (
        <bdi>{initials}</bdi>
      ) : (
        <StarPlaceholder />
      )}
    </S.Box>
  );
}
