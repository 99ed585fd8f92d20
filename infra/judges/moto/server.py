"""moto's server for `npm run rehearse:deploy`, with a placeholder for each resource type that moto cannot create.

A placeholder has a name and attributes that can be referred to, and nothing behind it. The file of the first argument gets
the types that were placeholders, one per line. The second argument is the port.
"""

import sys
from pathlib import Path

from moto.cloudformation import parsing
from moto.cloudformation.models import CloudFormationBackend
from moto.events.models import EventBus
from moto.server import main

PLACEHOLDERS = Path(sys.argv[1])
find_class = parsing.resource_class_from_type


class Placeholder:
    def __init__(self, name, properties):
        self.name = name
        self.properties = properties

    @property
    def physical_resource_id(self):
        return self.name

    @staticmethod
    def cloudformation_name_type():
        return ""

    @staticmethod
    def cloudformation_type():
        return "Placeholder"

    @classmethod
    def has_cfn_attr(cls, attr):
        return True

    def get_cfn_attribute(self, attribute_name):
        if attribute_name.endswith("Arn"):
            return f"arn:aws:placeholder:us-east-1:123456789012:{self.name}"
        return f"{self.name}-{attribute_name}"

    @classmethod
    def create_from_cloudformation_json(cls, resource_name, cloudformation_json, account_id, region_name, **kwargs):
        return cls(resource_name, cloudformation_json.get("Properties", {}))

    @classmethod
    def update_from_cloudformation_json(
        cls, original_resource, new_resource_name, cloudformation_json, account_id, region_name
    ):
        original_resource.properties = cloudformation_json.get("Properties", {})
        return original_resource

    @classmethod
    def delete_from_cloudformation_json(cls, resource_name, cloudformation_json, account_id, region_name):
        pass

    def is_created(self):
        return True

    def delete(self, account_id, region_name):
        pass


types = set()

resolve = CloudFormationBackend._resolve_update_parameters


def resolve_update_parameters(backend, instance, incoming_params):
    # moto does not know the previous value of a parameter with a default.
    known = [one for one in incoming_params if "ParameterValue" in one or one["ParameterKey"] in instance.parameters]
    return resolve(backend, instance, known)

update = parsing.parse_and_update_resource


def update_or_keep(logical_id, resource_json, resources_map, account_id, region_name):
    # moto cannot update a bucket without a name of its own, and loses a resource whose type it cannot update.
    kept = resource_json["Type"] == "AWS::S3::Bucket"
    changed = None if kept else update(logical_id, resource_json, resources_map, account_id, region_name)
    return resources_map[logical_id] if changed is None else changed


def find_class_or_placeholder(resource_type):
    # A custom resource would need Docker to run its function.
    found = None if resource_type.startswith("Custom::") else find_class(resource_type)
    if found is not None:
        return found
    if resource_type not in types:
        types.add(resource_type)
        PLACEHOLDERS.write_text("\n".join(sorted(types)) + "\n")
    return Placeholder


# moto's `Ref` of a bus is the object instead of its name.
EventBus.physical_resource_id = property(lambda bus: bus.name)
CloudFormationBackend._resolve_update_parameters = resolve_update_parameters
parsing.parse_and_update_resource = update_or_keep
parsing.resource_class_from_type = find_class_or_placeholder
main(["-H", "127.0.0.1", "-p", sys.argv[2]])
