-- Tables and columns take the ordinary words of the field.
alter table lots rename column amount_over to amount_numerator;
alter table lots rename column amount_under to amount_denominator;
alter table lots rename column daily_over to daily_numerator;
alter table lots rename column daily_under to daily_denominator;
alter table bookings rename column change_over to change_numerator;
alter table bookings rename column change_under to change_denominator;
alter table paid_prices rename column amount_over to amount_numerator;
alter table paid_prices rename column amount_under to amount_denominator;

alter table actions rename to idempotency_keys;
alter index actions_at rename to idempotency_keys_at;
alter table failures rename to login_failures;
alter index failures_last rename to login_failures_last;
alter table admin_acts rename to audit_log;
alter table audit_log rename column deed to action;
alter index admin_acts_newest rename to audit_log_newest;
alter index admin_acts_admin rename to audit_log_admin;
alter index admin_acts_about rename to audit_log_about;
alter table waved_dishes rename to dismissed_dishes;
alter index waved_dishes_lately rename to dismissed_dishes_lately;
alter index waved_dishes_recipe rename to dismissed_dishes_recipe;
alter index waved_dishes_action rename to dismissed_dishes_action;
alter table job_turns rename to job_runs;
alter table job_runs rename column turn to claimed_at;

alter table accounts rename column leaves_at to deletion_at;
alter table accounts rename column bequests to household_handovers;
alter index accounts_leaving rename to accounts_deletion;
alter table account_settings rename column written_as to locale;
alter table data_archives rename column beat_at to heartbeat_at;
alter table planned_meals rename column put_in_by to added_action_id;
alter table planned_meals rename column taken_out_by to removed_action_id;
alter index planned_meals_put_in rename to planned_meals_added_action;
alter index planned_meals_taken_out rename to planned_meals_removed_action;
alter table payment_events rename column heard_at to received_at;
alter index payment_events_heard rename to payment_events_received;

-- Amounts inside JSON: a key is followed by a colon outside quotes, so text that a cook wrote is never touched.
update recipe_versions
set content = regexp_replace(content::text, '"over": (-?\d+), "under": (\d+)', '"numerator": \1, "denominator": \2', 'g')::jsonb
where content::text like '%"under": %';
update bookings
set before = regexp_replace(regexp_replace(before::text, '"(amount|daily)Over": ', '"\1Numerator": ', 'g'), '"(amount|daily)Under": ', '"\1Denominator": ', 'g')::jsonb,
  after = regexp_replace(regexp_replace(after::text, '"(amount|daily)Over": ', '"\1Numerator": ', 'g'), '"(amount|daily)Under": ', '"\1Denominator": ', 'g')::jsonb
where before is not null or after is not null;
