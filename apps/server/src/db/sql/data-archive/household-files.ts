import { type ArchiveFile, type ArchivePictures, exportTable } from './archive-file'

const where = 't.household_id = $1'
const without = ['household_id']
/** The author by name only, as every member sees it. */
const withMemberName = {
  where,
  without: ['household_id', 'account_id'],
  joined: 'left join accounts a on a.id = t.account_id',
  more: `jsonb_build_object('by', a.name)`,
}

const toDecimalSql = (numerator: string, denominator: string) =>
  `trim_scale(round(${numerator}::numeric / ${denominator}, 4))::text`

/** A household's data as its members see it. */
export const householdFiles: readonly ArchiveFile[] = [
  {
    file: 'kitchen.json',
    description: 'Its name, time zone, currency and country.',
    ...exportTable('households', { where: 't.id = $1', without: ['revision'] }),
  },
  {
    file: 'members.json',
    description: 'Who belongs to it, by name.',
    tables: ['household_members'],
    rows: `select jsonb_build_object('name', a.name, 'role', m.role, 'joined_at', m.joined_at) as row
      from household_members m join accounts a on a.id = m.account_id where m.household_id = $1 order by m.joined_at`,
  },
  {
    file: 'people.json',
    description: 'Who eats there: portions, diets, what each does not eat and what each dislikes.',
    ...exportTable('people', {
      ...withMemberName,
      more: `jsonb_build_object('name', coalesce(t.name, a.name))`,
      by: 't.created_at',
    }),
  },
  {
    file: 'invitations.json',
    description: 'Open invitations, without their codes.',
    ...exportTable('invitations', {
      where,
      without: ['household_id', 'code_hash', 'invited_by'],
      joined: 'left join accounts a on a.id = t.invited_by',
      more: `jsonb_build_object('by', a.name)`,
      by: 't.created_at',
    }),
  },
  {
    file: 'stock.json',
    description: 'Everything that is or was in stock.',
    ...exportTable('lots', { where, without, by: 't.id' }),
  },
  {
    file: 'stock.csv',
    description: 'What is in stock now, for a spreadsheet.',
    tables: [],
    rows: `select name as "Item", ${toDecimalSql('amount_numerator', 'amount_denominator')} as "Amount", unit as "Unit", category as "Category",
        location as "Place", expiry_day::text as "Keeps until", expiry_kind as "Kind of date", opened_on::text as "Opened on",
        frozen_on::text as "Frozen on", trim_scale(round(unit_price, 4))::text as "Price of one", since::text as "Since"
      from lots where household_id = $1 and removed_at is null order by name, id`,
  },
  {
    file: 'history.json',
    description: 'What came, was used, moved or thrown away, and who did it.',
    ...exportTable('bookings', { ...withMemberName, by: 't.id' }),
  },
  {
    file: 'history.csv',
    description: 'The same for a spreadsheet.',
    tables: [],
    rows: `select b.at::text as "When", b.kind as "What", coalesce(b.after->>'name', b.before->>'name', l.name) as "Item",
        ${toDecimalSql('b.change_numerator', 'b.change_denominator')} as "Change", l.unit as "Unit", b.reason as "Why",
        coalesce(a.name, b.camera) as "Who", round(b.grams::numeric, 1)::text as "Grams", b.money::text as "Money",
        b.undone_at is not null as "Undone"
      from bookings b join lots l on l.household_id = b.household_id and l.id = b.lot_id left join accounts a on a.id = b.account_id
      where b.household_id = $1 and b.undoes is null order by b.id`,
  },
  {
    file: 'shopping.json',
    description: 'The lines of the shopping lists, as devices exchange them, also those that were bought.',
    ...exportTable('shopping_lines', { ...withMemberName, by: 't.added_at, t.id' }),
  },
  {
    file: 'shopping.csv',
    description: 'What stands on the shopping lists, for a spreadsheet.',
    tables: [],
    rows: `select coalesce(n.state->'name'->>'value', 'Shopping list') as "List", t.state->'words'->'value'->>'text' as "Line",
        (select string_agg(dish->>'title', ', ') from jsonb_array_elements(t.state->'words'->'value'->'for') dish) as "For", a.name as "Who", t.added_at::date::text as "Added on"
      from shopping_lines t left join accounts a on a.id = t.account_id
        left join shopping_names n on n.household_id = t.household_id and n.id = t.state->'list'->>'value'
      where t.household_id = $1 and t.listed order by 1, t.added_at, t.id`,
  },
  {
    file: 'shopping-lists.json',
    description: 'The names of lists and stores.',
    ...exportTable('shopping_names', { where, without, by: 't.id' }),
  },
  {
    file: 'prices.json',
    description: 'What was paid for what.',
    ...exportTable('paid_prices', { where, without, by: 't.id' }),
  },
  {
    file: 'meal-plan.json',
    description: 'What was planned for which day.',
    ...exportTable('planned_meals', { ...withMemberName, by: 't.day, t.id' }),
  },
  {
    file: 'meal-plan.csv',
    description: 'The same for a spreadsheet.',
    tables: [],
    rows: `select day::text as "Day", meal as "Meal", title as "Dish", kind as "Kind", plates::text as "Plates",
        cooked_at is not null as "Cooked" from planned_meals
      where household_id = $1 and removed_at is null order by day, id`,
  },
  {
    file: 'another-dish.json',
    description: 'Dishes that were exchanged for another one, and for which week.',
    ...exportTable('dismissed_dishes', {
      where,
      without,
      joined: 'left join recipes r on r.id = t.recipe_id',
      more: `jsonb_build_object('recipe', r.title)`,
      by: 't.id',
    }),
  },
  {
    file: 'plan-wishes.json',
    description: 'How its weeks are planned.',
    ...exportTable('plan_wishes', { where, without }),
  },
  {
    file: 'calendars.json',
    description: 'Calendars its plan is shown in, without their addresses.',
    ...exportTable('calendar_feeds', {
      ...withMemberName,
      without: ['household_id', 'account_id', 'secret_hash'],
      by: 't.created_at',
    }),
  },
  {
    file: 'on-the-stove.json',
    description: 'What is being cooked, and was lately.',
    ...exportTable('cookings', { ...withMemberName, by: 't.started_at' }),
  },
  {
    file: 'cooked.json',
    description: 'What was cooked.',
    ...exportTable('cooked_dishes', {
      ...withMemberName,
      joined: `${withMemberName.joined} left join recipes r on r.id = t.recipe_id`,
      more: `jsonb_build_object('by', a.name, 'recipe', r.title)`,
      by: 't.id',
    }),
  },
  {
    file: 'scans.json',
    description: 'Scans and what they found.',
    ...exportTable('scans', { ...withMemberName, by: 't.created_at, t.id' }),
  },
  {
    file: 'products.json',
    description: 'What you said that barcodes are.',
    ...exportTable('products', { where, without, by: 't.gtin' }),
  },
  {
    file: 'receipt-lines.json',
    description: 'What lines of receipts turned out to be.',
    ...exportTable('receipt_lines', { where, without, by: 't.store, t.line' }),
  },
  {
    file: 'corrections.json',
    description: 'What the recogniser said and what you made of it.',
    ...exportTable('corrections', { where, without, by: 't.label' }),
  },
  {
    file: 'recognition-examples.json',
    description: 'What your recognised foods looked like, as numbers, and what you saved them as.',
    ...exportTable('recognition_examples', { where, without, by: 't.at, t.line' }),
  },
  {
    file: 'cameras.json',
    description: 'Its fridge cameras, without their keys.',
    ...exportTable('cameras', {
      where,
      without: ['household_id', 'code_hash', 'key_hash', 'code_expires_at'],
      by: 't.created_at',
    }),
  },
  {
    file: 'camera-changes.json',
    description: 'What its cameras saw come and go.',
    ...exportTable('camera_changes', { where, without, by: 't.at, t.id' }),
  },
]

export const householdPictures: readonly ArchivePictures[] = [
  {
    folder: 'dish-photos',
    description: 'Photos of dishes that the household keeps for itself, by the recipe’s number.',
    tables: ['household_photos'],
    count: 'select count(*)::int as count from household_photos where household_id = $1',
    rows: `select recipe_id || '-' || id || '.jpg' as name, page as bytes from household_photos
      where household_id = $1 order by recipe_id, place`,
  },
  {
    folder: 'scan-pictures',
    description:
      'Pictures of scans that were kept, by the scan’s number; further photos of a scan end in -2, -3 and so on.',
    tables: ['pictures'],
    count: 'select count(*)::int as count from pictures where household_id = $1',
    rows: `select coalesce(scan_id || case when photo > 1 then '-' || photo else '' end, id::text) || '.jpg' as name, bytes
      from pictures where household_id = $1 order by created_at, id`,
  },
  {
    folder: 'camera-pictures',
    description: 'Pictures of its fridge cameras that are kept.',
    tables: ['camera_pictures'],
    count: 'select count(*)::int as count from camera_pictures where household_id = $1',
    rows: `select to_char(taken_at at time zone 'UTC', 'YYYY-MM-DD-HH24MISS') || '-' || id || '.jpg' as name, bytes
      from camera_pictures where household_id = $1 order by taken_at, id`,
  },
]
