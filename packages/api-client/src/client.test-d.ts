import { expectTypeOf } from 'vitest';
import type { CallOptions, Client } from './client.ts';
import type { Branch, NewsSummary, User } from './types.ts';

// Type tests: the client's methods are typed by the contract. Checked by `tsc`.
expectTypeOf<Client['listBranches']>().returns.resolves.toEqualTypeOf<{ branches: Branch[] }>();
expectTypeOf<Client['getBranch']>().parameter(0).toEqualTypeOf<{ slug: string }>();
expectTypeOf<Client['getUser']>().returns.resolves.toEqualTypeOf<{ user: User }>();
expectTypeOf<NonNullable<Parameters<Client['listNews']>[0]>>().toHaveProperty('per_page');
expectTypeOf<Awaited<ReturnType<Client['listNews']>>['news'][number]>().toEqualTypeOf<NewsSummary>();
expectTypeOf<Client['signIn']>().parameter(0).toHaveProperty('username');
expectTypeOf<Parameters<Client['signOut']>>().toEqualTypeOf<[options?: CallOptions | undefined]>();
expectTypeOf<Parameters<Client['getBranch']>['length']>().toEqualTypeOf<1 | 2>();
expectTypeOf<Parameters<Client['listNews']>['length']>().toEqualTypeOf<0 | 1 | 2>();
