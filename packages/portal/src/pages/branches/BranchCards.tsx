import type { Branch } from '@taawun/api-client';
import { BranchCard } from '@taawun/ui';
import { useLocalPath } from '../../app/layouts/site.ts';

interface BranchCardsProps {
  branches: readonly Branch[];
  /** 2 where no heading stands between the page's own and the cards. @default 3 */
  headingLevel?: 2 | 3;
}

/** A card for each branch. */
export function BranchCards({ branches, headingLevel = 3 }: BranchCardsProps) {
  const { to } = useLocalPath();
  return branches.map(({ slug, name, city, address, phone, mobile, is_main }) => (
    <BranchCard key={slug} href={to(`/branches/${slug}`)} name={name} city={city} address={address} phone={phone} mobile={mobile} isMain={is_main} headingLevel={headingLevel} />
  ));
}
