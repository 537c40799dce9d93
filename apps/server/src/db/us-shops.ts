/** SQL: whether a household `h` meets US pack sizes in its shops: as the owner reads amounts, else as they write dates. */
export const usShops = `coalesce((
  select s.measures = 'us' or (s.measures = 'written' and s.written_as = 'en-US')
  from household_members m join account_settings s using (account_id)
  where m.household_id = h.id order by m.role = 'owner' desc, m.joined_at, m.account_id limit 1
), false)`
