-- The country a household is in, by its two letters: whose pints and packs are meant. Null: nobody has said it.
alter table households add column country text check (country ~ '^[A-Z]{2}$');

-- Until now US packs followed from how an owner reads amounts, else from how they write dates.
update households h set country = 'US' where (
  select s.measures = 'us' or (s.measures = 'written' and s.written_as = 'en-US')
  from household_members m join account_settings s using (account_id)
  where m.household_id = h.id order by m.role = 'owner' desc, m.joined_at, m.account_id limit 1
);
