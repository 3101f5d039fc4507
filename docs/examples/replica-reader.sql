-- The role that reads on the replica: what every visitor may see, and nothing else. Run it on the primary, in the
-- database of the site, once the server has made its tables; roles and rights reach the replica by themselves.
--   psql --dbname=taawun --file=replica-reader.sql
create role taawun_reader login password '<password>';
alter role taawun_reader set default_transaction_read_only = on;
grant usage on schema public to taawun_reader;

grant select on content, content_version, media to taawun_reader;
grant select on giving_version, giving_totals, donor_wall_counts to taawun_reader;
grant select on share_market, share_offers, share_offer_counts, share_days to taawun_reader;
-- The donor wall. The other columns of an order are personal, or open it.
grant select (number, paid_at, created_at, target_type, target_slug, show_on_wall, anonymous, donor_name, message)
  on orders to taawun_reader;
