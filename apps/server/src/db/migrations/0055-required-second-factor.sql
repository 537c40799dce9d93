-- Admins can require a second factor of everybody. A session by a passkey or single sign-on has one; that of a password has one
-- while the account asks for codes.
alter table installation add column second_factor text not null default 'optional';
alter table installation add check (second_factor in ('optional', 'required'));
alter table sessions add column second_factor boolean not null default false;
