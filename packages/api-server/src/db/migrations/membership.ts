import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds membership applications. A user with a row in `members` is a member. */
export const membership: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `delete from members where status <> 'approved'`,
      `alter table members drop column status, alter branch drop not null, alter branch_no drop not null, alter additional_no drop not null, alter job_title drop not null,
        add constraint members_national_id_key unique (national_id)`,
      `create table member_applications (
        id integer generated always as identity primary key, user_id integer not null references users on delete cascade,
        reference text not null unique, status text not null check (status in ('applied', 'approved', 'rejected', 'withdrawn')),
        fields jsonb not null, national_id text not null, mem_no text, share_price bigint not null check (share_price > 0), reason jsonb,
        created_at timestamptz not null, decided_at timestamptz,
        check ((status = 'applied') = (decided_at is null)), check ((status = 'rejected') = (reason is not null)))`,
      `create index member_applications_user on member_applications (user_id, id)`,
      // One open application per user, also under concurrency.
      `create unique index member_applications_open on member_applications (user_id) where status = 'applied'`,
      `create unique index member_applications_national_id on member_applications (national_id) where status = 'applied'`,
      `create unique index member_applications_mem_no on member_applications (mem_no) where status = 'applied'`,
      `create sequence member_numbers start with 1001`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
