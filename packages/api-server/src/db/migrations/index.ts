import type { Migration } from 'kysely/migration';
import { balance } from './balance.ts';
import { chargeTries } from './charge-tries.ts';
import { closingPayouts } from './closing-payouts.ts';
import { delivery } from './delivery.ts';
import { first } from './first.ts';
import { giving } from './giving.ts';
import { growth } from './growth.ts';
import { limits } from './limits.ts';
import { memberNames } from './member-names.ts';
import { membership } from './membership.ts';
import { monitoring } from './monitoring.ts';
import { pageFeedback } from './page-feedback.ts';
import { personalData } from './personal-data.ts';
import { profile } from './profile.ts';
import { scale } from './scale.ts';
import { scriptIntegrity } from './script-integrity.ts';
import { secondFactor } from './second-factor.ts';
import { sessionConfirmation } from './session-confirmation.ts';
import { shareCertificates } from './share-certificates.ts';
import { shareMarket } from './share-market.ts';
import { shareSpeed } from './share-speed.ts';
import { signUp } from './sign-up.ts';
import { staff } from './staff.ts';
import { tradingHolds } from './trading-holds.ts';

/** In order. Released migrations are immutable. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_first': first,
  '0002_share_market': shareMarket,
  '0003_membership': membership,
  '0004_share_speed': shareSpeed,
  '0005_profile': profile,
  '0006_giving': giving,
  '0007_balance': balance,
  '0008_member_names': memberNames,
  '0009_trading_holds': tradingHolds,
  '0010_charge_tries': chargeTries,
  '0010_closing_payouts': closingPayouts,
  '0011_growth': growth,
  '0013_limits': limits,
  '0014_delivery': delivery,
  '0015_personal_data': personalData,
  '0016_staff': staff,
  '0017_sign_up': signUp,
  '0018_session_confirmation': sessionConfirmation,
  '0019_script_integrity': scriptIntegrity,
  '0020_monitoring': monitoring,
  '0021_second_factor': secondFactor,
  '0022_scale': scale,
  '0023_share_certificates': shareCertificates,
  '0024_page_feedback': pageFeedback,
};
