-- An invitation admits one person unless its owner chose otherwise. Those already sent admit as many as before.
alter table invitations add column for_several boolean not null default false;
update invitations set for_several = true;
