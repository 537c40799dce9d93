-- The picture drawn of a dish without a photo: the digest of what is drawn and the colours shown before it is there. `drawing` is the
-- number of the drawing that the digest was worked out by; a job works out what is older.
alter table recipes add column drawn jsonb;
alter table recipes add column drawing integer not null default 0;
create index recipes_drawn on recipes ((drawn->>'digest')) where drawn is not null;
create index recipes_drawing on recipes (drawing, id);

-- Rendered once and kept as long as there is room; whatever is missing is rendered again.
create table drawn_pictures (
  digest text not null,
  theme text not null,
  size text not null,
  format text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (digest, theme, size, format)
);
create index drawn_pictures_age on drawn_pictures (created_at);
