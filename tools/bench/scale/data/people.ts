import type { Size } from './size.ts';

/**
 * Users 1 to n, all of them members with an account and an access token. The first member exists already and is the
 * template of the others.
 */
export const people = ({ members }: Size): string[] => [
  `insert into users (firstname, lastname, phone, email, password_hash, created_at)
    select 'Bench', 'Member ' || n, '+9665' || lpad(n::text, 8, '0'), 'member' || n || '@bench.example', first.password_hash, now() - interval '3 years'
    from generate_series(2, ${members}) n, users first where first.id = 1`,
  `insert into members select filled.* from users u cross join members m
    cross join lateral jsonb_populate_record(m, jsonb_build_object('user_id', u.id, 'mem_no', 'B-' || u.id, 'contribution_no', 'S-' || u.id, 'national_id', '1' || lpad(u.id::text, 9, '0'))) filled
    where u.id > 1 and m.user_id = 1`,
  `insert into share_accounts (user_id) select id from users order by id`,
  // The hash of tokenOf(member). Orders need a session that was confirmed lately, however long the measurements take.
  `insert into access_tokens (token_hash, user_id, expires_at, confirmed_at)
    select encode(sha256(('bench-token-of-member-' || id)::bytea), 'hex'), id, now() + interval '30 days', now() + interval '1 day' from users`,
  `insert into notifications (user_id, title, text, created_at, read_at)
    select u.id, jsonb_build_object('ar', 'إشعار ' || k, 'en', 'Notice ' || k), jsonb_build_object('ar', 'نص الإشعار', 'en', 'The notice'), now() - k * interval '3 days', case when k > 1 then now() end
    from users u cross join generate_series(1, 3) k`,
];
