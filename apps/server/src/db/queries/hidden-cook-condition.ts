/**
 * Whether the cook behind `accounts a` is hidden from others: they keep their profile to themselves, or are about to go.
 * What they wrote stays under their name, and nothing leads to them.
 */
export const hiddenCookCondition = `(a.deletion_at is not null or exists (
    select from account_settings hiding where hiding.account_id = a.id and not hiding.profile_visible))`
