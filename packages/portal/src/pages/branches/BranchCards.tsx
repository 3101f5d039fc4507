import type { Branch } from '@taawun/api-client';
import { BranchCard } from '@taawun/ui';
import { useLocalPath } from '../../app/layouts/site.ts';

/** A card for each branch. */
export function BranchCards({ branches }: { branches: readonly Branch[] }) {
  const { to } = useLocalPath();
  return branches.map(({ slug, name, city, address, phone, mobile, is_main }) => (
    <BranchCard key={slug} href={to(`/branches/${slug}`)} name={name} city={city} address={address} phone={phone} mobile={mobile} isMain={is_main} />
  ));
}
