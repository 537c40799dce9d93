-- Who acted: an admin (or the command line, or single sign-on) for the installation, or a cook on their own account.
alter table audit_log add column kind text not null default 'admin';
alter table audit_log add check (kind in ('admin', 'account'));
create index audit_log_kind on audit_log (kind, at desc, id desc);
