/**
 * SQL condition: the cook of `accounts a` is hidden because the profile is private or the account is due for deletion. What they
 * wrote stays under their name, without a link to them.
 */
export const hiddenCookCondition = `(a.deletion_at is not null or exists (
    select 1 from account_settings hiding where hiding.account_id = a.id and not hiding.profile_visible))`
